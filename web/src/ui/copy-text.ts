import { useToasts } from "./toasts.tsx";

/** Seconds that a text stays in sight which could not be copied: long enough to copy it by hand. */
export const IN_SIGHT = 10;

const blobOf = (text: string) => new Blob([text], { type: "text/plain" });

/**
 * Puts a text on the clipboard, and answers whether it could. One that is still asked for is given as its
 * promise, within the press itself: Safari copies nothing once a request came between.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    // Firefox has no items of the clipboard before 127, and lets a text be copied a moment later.
    if (typeof text === "string" || !("ClipboardItem" in window))
      await navigator.clipboard.writeText(await text);
    else {
      const blob = text.then(blobOf);
      // The caller of the text hears why it did not come.
      blob.catch(() => undefined);
      await navigator.clipboard.write([new window.ClipboardItem({ "text/plain": blob })]);
    }
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies a text and says `done`; where nothing may be copied it shows the text. Rejects with what its promise
 * rejects with.
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
