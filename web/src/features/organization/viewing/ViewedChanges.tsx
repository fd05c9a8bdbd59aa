import { type ReactNode, useState } from "react";
import { viewedHere } from "../../../base/session/viewing.ts";
import { ChangesOff } from "../../../ui/dialog/changes-off.ts";
import { viewingTexts } from "./viewing.texts.ts";

/** Disables every act in a tab in which an owner views as another person, and shows the reason. */
export function ViewedChanges({ children }: { readonly children: ReactNode }) {
  const [viewed] = useState(() => viewedHere());
  return <ChangesOff value={viewed && viewingTexts.changesOff(viewed.name)}>{children}</ChangesOff>;
}
