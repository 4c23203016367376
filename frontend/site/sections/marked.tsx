export function Marked({ text, mark }: { text: string; mark: string }) {
  const [before = text, after] = text.split(mark);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <mark>{mark}</mark>
      {after}
    </>
  );
}
