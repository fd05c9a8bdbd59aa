/** Saves a file of a signed address under its name. Throws where it cannot be fetched. */
export async function saveFile({
  url,
  filename,
}: {
  readonly url: string;
  readonly filename: string;
}): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the file answered ${answer.status}`);
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(await answer.blob());
  anchor.download = filename;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}
