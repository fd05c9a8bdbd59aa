import { type ReactNode, useState } from "react";
import { viewedHere } from "../../../base/session/viewing.ts";
import { ChangesOff } from "../../../ui/dialog/changes-off.ts";
import { viewingTexts } from "./viewing.texts.ts";

/** Turns every act off in a tab in which an owner views as another person, and shows why. */
export function ViewedChanges({ children }: { readonly children: ReactNode }) {
  const [viewed] = useState(() => viewedHere());
  return <ChangesOff value={viewed && viewingTexts.changesOff(viewed.name)}>{children}</ChangesOff>;
}
