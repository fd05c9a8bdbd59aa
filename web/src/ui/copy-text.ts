import { useToasts } from "./toasts.tsx";

/** Seconds that a text stays in sight which could not be copied: long enough to copy it by hand. */
export const IN_SIGHT = 10;

const blobOf = (text: string) => new Blob([text], { type: "text/plain" });

/**
 * Puts a text on the clipboard, and returns whether that was possible. A text that is still being fetched is
 * given as its promise, within the press itself: Safari copies nothing after a request in between.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    // Firefox has no items of the clipboard before 127, and lets a text be copied a moment later.
    if (typeof text === "string" || !("ClipboardItem" in window))
      await navigator.clipboard.writeText(await text);
    else {
      const blob = text.then(blobOf);
      // The caller handles the failure of the text's promise.
      blob.catch(() => undefined);
      await navigator.clipboard.write([new window.ClipboardItem({ "text/plain": blob })]);
    }
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies a text and shows `done`; when copying is not allowed it shows the text. Rejects as its promise does.
 */
export function useCopyText() {
  const toasts = useToasts();
  return async (text: string | Promise<string>, done: string): Promise<void> => {
    const copied = await copyText(text);
    const known = await text;
    if (copied) toasts.success(done);
    else toasts.info(known, IN_SIGHT);
  };
}
