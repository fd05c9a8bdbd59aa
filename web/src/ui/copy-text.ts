import { useToasts } from "./toasts.tsx";

/** Seconds for which a text is displayed that could not be copied, long enough to copy it manually. */
export const IN_SIGHT = 10;

const blobOf = (text: string) => new Blob([text], { type: "text/plain" });

/**
 * Copies a text to the clipboard; returns whether that was possible. Pass a text that is still being fetched
 * as a promise within the click handler, because Safari copies nothing after an awaited request.
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
 * Returns a function that copies a text and shows `done`; when copying is not allowed it shows the text.
 * Rejects when the text's promise does.
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
