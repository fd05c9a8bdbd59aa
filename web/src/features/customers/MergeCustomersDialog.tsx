import Alert from "@mui/material/Alert";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { formatDocument } from "@travesia/api/colombia/documents";
import { formatPhone } from "@travesia/api/colombia/phones";
import { useFields } from "../../app/saving/useFields.ts";
import type { Wrong } from "../../app/saving/useSaving.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { CheckField } from "../../ui/form/CheckField.tsx";
import { mergeFields } from "./customer.form.ts";
import { customerTexts } from "./customer.texts.ts";
import { CustomerChoiceField } from "./CustomerChoiceField.tsx";
import type { CustomerRowFragment } from "./customers.generated.ts";

interface MergeCustomersDialogProps {
  readonly customer: CustomerRowFragment;
  /** Proposed as the one that stays. */
  readonly into?: CustomerRowFragment | undefined;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (intoId: string) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

const compared: readonly (readonly [string, (customer: CustomerRowFragment) => string | null | undefined])[] =
  [
    ["Nombre", ({ name }) => name],
    ["Correo", ({ email }) => email],
    ["Teléfono", ({ telefono }) => telefono && formatPhone(telefono)],
    ["Documento", ({ documentoIdentidad }) => documentoIdentidad && formatDocument(documentoIdentidad)],
    ["Ciudad", ({ ciudad }) => ciudad],
  ];

/** Makes a customer part of another, both side by side. */
export function MergeCustomersDialog(props: MergeCustomersDialogProps) {
  const { customer, into: proposed, busy, failure, onSubmit, onClose } = props;
  const { control, submit, watch } = useFields(mergeFields, {
    record: null,
    begun: { into: proposed ?? null, checked: false },
    save: async ({ values: { into } }) => into && (await onSubmit(into.id)),
  });
  const into = watch("into");
  return (
    <FormDialog
      open
      title={customerTexts.merge}
      lead={
        <>
          <strong>{customer.name}</strong> pasará a ser parte del cliente que elijas.
        </>
      }
      submit="Unir clientes"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <CustomerChoiceField
        control={control}
        name="into"
        label="Cliente que queda"
        required
        except={customer.id}
        rules={mergeFields.rules.into}
      />
      {into && (
        <>
          <Table size="small" aria-label="Los dos clientes">
            <TableHead>
              <TableRow>
                <TableCell />
                <TableCell>Queda</TableCell>
                <TableCell>Se une</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {compared.map(([label, of]) => (
                <TableRow key={label}>
                  <TableCell component="th" scope="row">
                    {label}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: "anywhere" }}>{of(into) ?? "–"}</TableCell>
                  <TableCell sx={{ overflowWrap: "anywhere" }}>{of(customer) ?? "–"}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
          <Alert severity="warning">
            Cotizaciones, contratos, notas y documentos pasan a {into.name}, que conserva sus datos y recibe
            los que le faltan. No se puede deshacer.
          </Alert>
        </>
      )}
      <CheckField
        control={control}
        name="checked"
        label="Confirmo que son la misma persona"
        rules={mergeFields.rules.checked}
      />
    </FormDialog>
  );
}
