import { useState } from "react";
import { postponements, postponingTexts as texts } from "./postponing.texts.ts";
import { ActItem } from "../../../ui/dialog/ActItem.tsx";
import { ActMenu } from "../../../ui/dialog/ActMenu.tsx";
import { ActIconButton } from "../../../ui/dialog/ActIconButton.tsx";
import { SnoozeIcon } from "../../../ui/desk/deskIcons.tsx";

interface PostponeButtonProps {
  /** Name of the person in the record. */
  readonly person: string;
  readonly onPostpone: (days: number) => void;
}

/** Puts a record of one's day off for some days. */
export function PostponeButton({ person, onPostpone }: PostponeButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ActIconButton
        hint="Aplazar"
        aria-label={texts.postpone(person)}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <SnoozeIcon fontSize="small" />
      </ActIconButton>
      <ActMenu anchor={anchor} onClose={() => setAnchor(null)}>
        {postponements.map(([days, label]) => (
          <ActItem
            key={days}
            onClick={() => {
              setAnchor(null);
              onPostpone(days);
            }}
            label={label}
          />
        ))}
      </ActMenu>
    </>
  );
}
