export const PROVIDER_OF_ADDRESS = `CASE
    WHEN lower(split_part(email::text, '@', 2)) IN ('gmail.com', 'googlemail.com') THEN 'google'
    WHEN lower(split_part(email::text, '@', 2)) ~ '^(outlook|hotmail|live|msn)\\.' THEN 'microsoft'
    WHEN lower(split_part(email::text, '@', 2)) ~ '^((yahoo|ymail|rocketmail)\\.|aol\\.)' THEN 'yahoo'
    WHEN lower(split_part(email::text, '@', 2)) IN ('icloud.com', 'me.com', 'mac.com') THEN 'apple'
    ELSE 'rest' END`;
