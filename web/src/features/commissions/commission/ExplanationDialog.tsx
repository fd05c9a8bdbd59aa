import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { today } from "@travesia/api/colombia/days";
import { type ReactNode, useId } from "react";
import { InstantText } from "../../../ui/DayText.tsx";
import { Money } from "../../../ui/Money.tsx";
import { ObjectionHistory } from "../objection/ObjectionHistory.tsx";
import { useDownload } from "../request/useDownload.ts";
import type { CommissionLine } from "./commission.columns.tsx";
import { commissionTexts as texts, monthName, earnerLabels } from "./commission.texts.ts";

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: "contents" }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: "right" }}>
        {children}
      </Typography>
    </Box>
  );
}

const monthOfLine = ({ mes, fechaGeneracion }: CommissionLine): string =>
  (mes ?? today(new Date(fechaGeneracion))).slice(0, 7);

const limitNames = { minimo: "Se aplicó el mínimo", maximo: "Se aplicó el máximo" } as const;

/**
 * Shows how a commission was calculated (its configuration, base, number of persons and applied limit) and
 * its history.
 */
export function ExplanationDialog({
  line,
  onClose,
}: {
  readonly line: CommissionLine;
  readonly onClose: () => void;
}) {
  const heading = useId();
  const download = useDownload();
  const { explicacion, vendedor, tipoVendedor, contract, montoComision, pagadoPor } = line;
  const limit = explicacion?.limite as keyof typeof limitNames | null | undefined;
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>
        <Money amount={montoComision} /> para {vendedor.name} {vendedor.lastname}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 4 }}>
          {explicacion?.configuracion ?? texts.adjustment}
          {limit && `. ${limitNames[limit]}.`}
        </Typography>
        <Box
          component="dl"
          sx={{ m: 0, display: "grid", gridTemplateColumns: "auto 1fr", columnGap: 4, rowGap: 2 }}
        >
          <Fact label="Contrato">{contract.contractNumber}</Fact>
          <Fact label="Como">{earnerLabels[tipoVendedor]}</Fact>
          <Fact label="Valor base">
            <Money amount={explicacion?.base} />
          </Fact>
          <Fact label="Personas que pagan">{explicacion?.personas ?? "—"}</Fact>
          {explicacion?.minimo != null && (
            <Fact label="Mínimo">
              <Money amount={explicacion.minimo} />
            </Fact>
          )}
          {explicacion?.maximo != null && (
            <Fact label="Máximo">
              <Money amount={explicacion.maximo} />
            </Fact>
          )}
          <Fact label="Generada">
            <InstantText at={line.fechaGeneracion} />
          </Fact>
          {line.fechaAprobacion && (
            <Fact label="Aprobada">
              <InstantText at={line.fechaAprobacion} />
            </Fact>
          )}
          {line.fechaPago && (
            <Fact label="Pagada">
              <InstantText at={line.fechaPago} />
              {pagadoPor && ` por ${pagadoPor.name} ${pagadoPor.lastname}`}
            </Fact>
          )}
          {line.clase === "ajuste" && line.mes && <Fact label="Descuenta de">{monthName(line.mes)}</Fact>}
          {line.observaciones && <Fact label={texts.notes}>{line.observaciones}</Fact>}
        </Box>
        <Box sx={{ mt: 4 }}>
          <ObjectionHistory commissionId={line.id} />
        </Box>
      </DialogContent>
      <DialogActions>
        {line.explicacion && (
          <Button color="inherit" onClick={() => void download.statement(line.vendedorId, monthOfLine(line))}>
            Extracto del mes
          </Button>
        )}
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}
