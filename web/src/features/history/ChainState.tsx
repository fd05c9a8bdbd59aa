import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { Unread } from "../../base/failure/Unread.tsx";
import { formatInstant } from "../../ui/days.ts";
import { useAuditChainHeadQuery } from "./history.generated.ts";

/** Shows how far the audit log's hash chain has progressed, and a warning when lines wait to be chained. */
export function ChainState() {
  const read = useAuditChainHeadQuery({ fetchPolicy: "cache-and-network" });
  const chain = read.data?.auditChain;
  if (!chain) return <Unread of={read} apart />;
  const { position, hash, chainedAt, waiting } = chain;
  return (
    <>
      {waiting > 0 && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {waiting === 1 ? "1 fila espera" : `${waiting.toLocaleString("es-CO")} filas esperan`} su eslabón
          hace más de 5 minutos: revisa que las tareas de fondo estén activas.
        </Alert>
      )}
      {hash && chainedAt && (
        <Typography
          variant="caption"
          color="textSecondary"
          component="p"
          sx={{ mt: 4, overflowWrap: "anywhere" }}
        >
          Último eslabón: n.º {position.toLocaleString("es-CO")} · {formatInstant(chainedAt)} · {hash}
        </Typography>
      )}
    </>
  );
}
