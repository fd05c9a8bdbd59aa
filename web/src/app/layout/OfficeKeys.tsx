import { Suspense, useState } from "react";
import { lazyPart } from "../../ui/lazy-part.ts";
import { undoLast } from "../../base/saving/undo-offers.ts";
import { isCovered, isTyped, isUnderDialog, useKeys } from "../../ui/keys.ts";
import { useLetters } from "../../ui/letter-keys.ts";
import { useMenu } from "./useMenu.ts";
import { usePlaceKeys } from "./usePlaceKeys.ts";
import { useKeptRecent, useWayBack } from "./useWayBack.ts";

const KeysDialog = lazyPart(async () => (await import("./KeysDialog.tsx")).KeysDialog);

/**
 * Handles the keyboard shortcuts available on every page: go to a page, return to the list, show all
 * shortcuts, and undo the last act.
 */
export function OfficeKeys() {
  const { lines } = useMenu();
  const back = useWayBack();
  useKeptRecent(back);
  const [asked, ask] = useState(false);
  usePlaceKeys(lines);
  useLetters(({ letter }) => {
    if (letter !== "?") return false;
    ask(true);
    return true;
  });
  useKeys(true, (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.repeat) return false;
    if (!back || isTyped(event) || isCovered()) return false;
    back.go();
    return true;
  });
  useKeys(true, (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
    if (!(ctrlKey || metaKey) || shiftKey || altKey || key.toLowerCase() !== "z") return false;
    return !defaultPrevented && !isTyped(event) && !isUnderDialog() && undoLast();
  });
  return (
    asked && (
      <Suspense fallback={null}>
        <KeysDialog lines={lines} onClose={() => ask(false)} />
      </Suspense>
    )
  );
}
