/** The six digits that a mail brings behind a colon; empty without a mail. */
export const mailedCode = (mail: { readonly text: string } | null | undefined): string =>
  /: (\d{6})\b/.exec(mail?.text ?? "")?.[1] ?? "";
