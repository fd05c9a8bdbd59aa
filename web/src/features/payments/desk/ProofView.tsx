import Alert from "@mui/material/Alert";
import { FileView } from "../../../ui/desk/FileView.tsx";
import { deskTexts as texts } from "./desk.texts.ts";

interface ProofViewProps {
  /** Address of the receipt file; null without a file. */
  readonly url: string | null;
  /** Description of the file for screen readers: `Comprobante del pago de $ 500.000`. */
  readonly label: string;
  /** True while the payment awaits verification. */
  readonly waits: boolean;
}

/** Shows the receipt file of a payment in the page, or a note that there is none. */
export function ProofView({ url, label, waits }: ProofViewProps) {
  if (url !== null) return <FileView url={url} label={label} />;
  return (
    <Alert severity="info" sx={{ alignSelf: "start" }}>
      {texts.noProof} {waits && texts.lookAtBank}
    </Alert>
  );
}
