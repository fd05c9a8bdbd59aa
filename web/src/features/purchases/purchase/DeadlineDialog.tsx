import Stack from "@mui/material/Stack";
import { today } from "@travesia/api/colombia/days";
import { afterDeparture } from "@travesia/api/quotes/quote/request/trip-days.rules";
import { useWatch } from "react-hook-form";
import { useFields } from "../../../base/saving/useFields.ts";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import { useBound } from "../../../ui/form/bound.ts";
import type { ItemDeadlineInput } from "../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { noticeOr } from "../../../ui/form/FieldNotice.tsx";
import { deadlineFields } from "./purchase.form.ts";
import type { PurchaseItemFragment } from "./purchases.generated.ts";
import { WrittenField } from "../../../ui/form/WrittenField.tsx";

interface DeadlineDialogProps {
  readonly item: PurchaseItemFragment;
  /** Departure date of the trip. */
  readonly departure: string | null;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (input: ItemDeadlineInput) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/** Edits the deadline by which an item must be purchased and paid: a day and an hour of Bogota. */
export function DeadlineDialog({
  item: present,
  departure,
  busy,
  failure,
  onSubmit,
  onClose,
}: DeadlineDialogProps) {
  const {
    control,
    submit,
    opened: item,
  } = useFields(deadlineFields, {
    record: present,
    save: ({ input }, { version }) => onSubmit({ ...input, version }),
  });
  const day = useWatch({ control, name: "day" });
  const hour = useBound({ control, name: "hour", label: "Hora", required: true });
  const advice = item.fechaVencimientoPago
    ? ""
    : item.fechaLimiteSugerida
      ? " Para tiquetes proponemos 24 horas."
      : " Aún no tiene.";
  return (
    <FormDialog
      open
      title="Fecha límite"
      lead={
        <>
          Hasta cuándo se puede comprar y pagar <strong>{item.descripcion}</strong>.{advice} Avisamos 72, 24 y
          12 horas antes, y cuando venza.
        </>
      }
      submit="Guardar fecha límite"
      busy={busy}
      failure={failure}
      maxWidth="xs"
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack direction="row" sx={{ gap: 4, "& > *": { flex: 1 } }}>
        <DayField
          control={control}
          name="day"
          label="Día"
          required
          min={today(new Date())}
          rules={deadlineFields.rules.day}
          hint={noticeOr(afterDeparture(day, departure))}
        />
        <WrittenField
          {...hour.shown}
          type="time"
          value={hour.field.value}
          onChange={hour.field.onChange}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
    </FormDialog>
  );
}
