import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { documentProblem } from "@travesia/api/colombia/documents";
import { useState } from "react";
import { useSaving } from "../../base/saving/useSaving.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { invoiceTexts as texts, mandateChoices } from "./invoice.texts.ts";
import { type InvoiceDraftQuery, useProviderAnswerMutation } from "./invoices.generated.ts";
import { WrittenField } from "../../ui/form/WrittenField.tsx";

export type InvoicedPurchase = InvoiceDraftQuery["invoiceDraft"]["compras"][number];

interface ProviderAnswerProps {
  readonly purchase: InvoicedPurchase;
  /** Name of the query that loaded the purchase, which runs again. */
  readonly asked: string;
  /** Cancels the answer; absent when an answer is required. */
  readonly onCancel?: (() => void) | undefined;
  readonly onAnswered: () => void;
}

/** Asks in whose name the provider of a purchase sells, and for the NIT if it is missing. */
export function ProviderAnswer({ purchase, asked, onCancel, onAnswered }: ProviderAnswerProps) {
  const { proveedorId: id, proveedor, mandate } = purchase;
  const [choice, choose] = useState(mandate === null ? "" : mandate ? "si" : "no");
  const [nit, setNit] = useState("");
  const [shown, show] = useState(false);
  const [answer] = useProviderAnswerMutation({ refetchQueries: [asked], awaitRefetchQueries: true });
  const { busy, failure, perform } = useSaving();
  const isNeeded = choice === "si" && purchase.nit === null;
  const wrongNit = nit.trim() || isNeeded ? documentProblem("nit", nit) : null;
  const save = async () => {
    show(true);
    if (!choice || wrongNit) return;
    const input = { mandate: choice === "si", nit: nit.trim() || null };
    const wrong = await perform(() => answer({ variables: { id, input } }), texts.answered);
    if (!wrong) onAnswered();
  };
  return (
    <Stack role="group" aria-label={`De quién es lo comprado a ${proveedor}`} sx={{ gap: 3, pt: 2 }}>
      <FormFailure failure={failure} />
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 3, "& > *": { flex: 1 } }}>
        <TextField
          select
          size="small"
          label={`${proveedor} vende`}
          value={choice}
          error={shown && !choice}
          helperText={shown && !choice ? "Elige una respuesta" : undefined}
          onChange={({ target }) => choose(target.value)}
        >
          {mandateChoices.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        {purchase.nit === null && (
          <WrittenField
            label={`NIT de ${proveedor}`}
            required={isNeeded}
            value={nit}
            error={shown && wrongNit !== null}
            helperText={shown && wrongNit ? wrongNit : "Con su dígito de verificación"}
            onChange={({ target }) => setNit(target.value)}
          />
        )}
      </Stack>
      <Stack direction="row" sx={{ gap: 2, justifyContent: "flex-end" }}>
        {onCancel && (
          <Button size="small" color="inherit" disabled={busy} onClick={onCancel}>
            Cancelar
          </Button>
        )}
        <ActButton size="small" variant="outlined" loading={busy} onClick={() => void save()}>
          Guardar respuesta
        </ActButton>
      </Stack>
    </Stack>
  );
}
