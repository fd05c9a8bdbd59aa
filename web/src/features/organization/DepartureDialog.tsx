import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { leading } from "@travesia/api/accounts/staff.rules";
import { useFields } from "../../base/saving/useFields.ts";
import type { Wrong } from "../../base/saving/useSaving.ts";
import { fieldsOf, text } from "../../ui/form/fields.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { SuperiorField } from "./person/SuperiorField.tsx";
import { legacyText } from "./user.texts.ts";

interface DepartureDialogProps {
  readonly title: string;
  /** Description of the effects, and of the people concerned. */
  readonly lead: string;
  readonly submit: string;
  readonly userId: number;
  /** Number of people and open quotes to hand over; undefined while it is loading. */
  readonly legacy: { readonly team: number; readonly openQuotes: number } | undefined;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (successorId: number | null) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

const departureFields = fieldsOf<Record<never, never>>()({
  successorId: {
    ...text({ required: "Elige quién recibe su equipo" }),
    send: (id: string) => (id ? Number(id) : null),
  },
});

/** Shows the departure of a staff member: the people and quotes to hand over, and the successor. */
export function DepartureDialog({ lead, userId, legacy, onSubmit, ...dialog }: DepartureDialogProps) {
  const { control, submit } = useFields(departureFields, {
    record: null,
    save: ({ input }) => onSubmit(input.successorId),
  });
  const needed = (legacy?.team ?? 0) > 0;
  const offered = needed || (legacy?.openQuotes ?? 0) > 0;
  return (
    <FormDialog {...dialog} open lead={lead} onSubmit={submit}>
      {!legacy && <Skeleton />}
      {legacy && legacyText(legacy) && <Typography>{legacyText(legacy)}</Typography>}
      {offered && (
        <SuperiorField
          control={control}
          name="successorId"
          label="Quién recibe su equipo y sus cotizaciones abiertas"
          roles={leading}
          except={userId}
          required={needed}
          hint={needed ? undefined : "Si nadie las recibe, siguen a su nombre hasta que las reasignes."}
          rules={needed ? departureFields.rules.successorId : {}}
        />
      )}
    </FormDialog>
  );
}
