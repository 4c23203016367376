export const wide = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };
export const onDesktop = { viewport: wide };
export const onPhone = { viewport: phone };
