import Button from "@mui/material/Button";
import { useReceipt } from "../../purchases/purchase/useReceipt.ts";
import { statedText, type StatedWithheld } from "./withheld.form.ts";

/** Shows the amounts withheld by the client on a payment, with their certificate. */
export function Withheld({ payment }: { readonly payment: StatedWithheld }) {
  const open = useReceipt();
  const { retencionCertificadoFileId: file } = payment;
  return (
    <>
      {statedText(payment)}
      {file && (
        <Button size="small" onClick={() => void open(file)}>
          Ver certificado
        </Button>
      )}
    </>
  );
}
