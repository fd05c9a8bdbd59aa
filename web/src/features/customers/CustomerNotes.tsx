import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatDay } from "../../ui/days.ts";
import { Section } from "../../ui/Section.tsx";
import { customerTexts as texts } from "./customer.texts.ts";
import type { CustomerRecordFragment } from "./customers.generated.ts";
import { ActIconButton } from "../../ui/dialog/ActIconButton.tsx";
import { DeleteOutlineIcon } from "../../ui/desk/deskIcons.tsx";

export type CustomerNoteLine = CustomerRecordFragment["notes"][number];

interface CustomerNotesProps {
  readonly notes: readonly CustomerNoteLine[];
  /** Returns whether the viewer may remove a note: only its author and the administration may. */
  readonly removable: (note: CustomerNoteLine) => boolean;
  readonly onRemove: (note: CustomerNoteLine) => void;
}

/** Shows the notes written by staff. */
export const CustomerNotes = ({ notes, removable, onRemove }: CustomerNotesProps) => (
  <Section title={texts.notes}>
    {notes.length === 0 ? (
      <Typography variant="body2" color="textSecondary">
        {texts.noNotes}
      </Typography>
    ) : (
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 3, listStyle: "none" }}>
        {notes.map((note) => (
          <Stack
            key={note.id}
            component="li"
            direction="row"
            sx={{ alignItems: "flex-start", justifyContent: "space-between", gap: 2 }}
          >
            <div style={{ minWidth: 0 }}>
              <Typography variant="caption" color="textSecondary">
                {[
                  note.createdBy && `${note.createdBy.name} ${note.createdBy.lastname}`,
                  formatDay(note.createdAt),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </Typography>
              <Typography variant="body2" sx={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
                {note.text}
              </Typography>
            </div>
            {removable(note) && (
              <ActIconButton
                aria-label={`${texts.removeNote}: ${note.text.slice(0, 40)}`}
                onClick={() => onRemove(note)}
              >
                <DeleteOutlineIcon fontSize="small" />
              </ActIconButton>
            )}
          </Stack>
        ))}
      </Stack>
    )}
  </Section>
);
