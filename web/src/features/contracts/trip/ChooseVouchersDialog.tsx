import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { VoucherContent } from "@travesia/pages/trip/TripVouchers.tsx";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { keepTexts as texts } from "./keep.texts.ts";

interface ChooseVouchersDialogProps {
  readonly vouchers: readonly VoucherContent[];
  readonly busy: boolean;
  readonly onKeep: (chosen: readonly VoucherContent[]) => void;
  readonly onClose: () => void;
}

/** Selects the tickets and vouchers to store together with a trip. */
export function ChooseVouchersDialog({ vouchers, busy, onKeep, onClose }: ChooseVouchersDialogProps) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setLeft((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <ConfirmDialog
      open
      title={texts.keep}
      confirm={texts.save}
      busy={busy}
      onConfirm={() => onKeep(vouchers.filter(({ id }) => !left.includes(id)))}
      onClose={onClose}
    >
      <Typography>{texts.lead}</Typography>
      <Typography component="h3" sx={{ fontWeight: 650, mt: 4 }}>
        {texts.vouchers}
      </Typography>
      <FormGroup>
        {vouchers.map(({ id, filename, service }) => (
          <FormControlLabel
            key={id}
            control={<Checkbox checked={!left.includes(id)} onChange={() => toggle(id)} />}
            label={`${service} · ${filename}`}
            sx={{ overflowWrap: "anywhere" }}
          />
        ))}
      </FormGroup>
      <Typography variant="body2" color="textSecondary">
        {texts.vouchersNote}
      </Typography>
    </ConfirmDialog>
  );
}
