import { Suspense, useState } from "react";
import { lazyPart } from "../../ui/lazy-part.ts";
import { isCovered, isTyped, useKeys } from "../../ui/keys.ts";
import { useLetters } from "../../ui/letter-keys.ts";
import { useMenu } from "./useMenu.ts";
import { usePlaceKeys } from "./usePlaceKeys.ts";
import { useKeptRecent, useWayBack } from "./useWayBack.ts";

const KeysDialog = lazyPart(async () => (await import("./KeysDialog.tsx")).KeysDialog);

/** Hears the keys that act on every page: to a place, back to the list, and the sheet of all keys. */
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
  return (
    asked && (
      <Suspense fallback={null}>
        <KeysDialog lines={lines} onClose={() => ask(false)} />
      </Suspense>
    )
  );
}
