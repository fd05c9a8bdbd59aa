import Button from "@mui/material/Button";
import { type ReactNode, useState } from "react";
import { ActIconButton } from "../../ui/dialog/ActIconButton.tsx";
import { ChangesOff } from "../../ui/dialog/changes-off.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { ActItem } from "../../ui/dialog/ActItem.tsx";
import { ActMenu } from "../../ui/dialog/ActMenu.tsx";
import { ActRow } from "../../ui/dialog/ActRow.tsx";
import { CompareDialog } from "../../ui/dialog/CompareDialog.tsx";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { LeaveDialog } from "../../ui/dialog/LeaveDialog.tsx";
import { MoreActs } from "../../ui/dialog/MoreActs.tsx";
import { RowMenu } from "../../ui/dialog/RowMenu.tsx";
import { StaleDialog } from "../../ui/dialog/StaleDialog.tsx";
import { amount, fieldsOf } from "../../ui/form/fields.ts";
import { MoneyField } from "../../ui/form/MoneyField.tsx";
import { ReasonDialog } from "../../base/saving/ReasonDialog.tsx";
import { useFields } from "../../base/saving/useFields.ts";
import { LONG, nothing } from "./kit.samples.ts";
import { Specimen, State } from "./Specimen.tsx";
import { DeleteIcon } from "../../ui/desk/deskIcons.tsx";

interface OpenedProps {
  readonly label: string;
  readonly dialog: (open: boolean, close: () => void) => ReactNode;
}

/** Shows a button and the dialog that it opens. */
function Opened({ label, dialog }: OpenedProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ alignSelf: "start" }}>
        {label}
      </Button>
      {dialog(open, () => setOpen(false))}
    </>
  );
}

/** Shows a menu of acts, one of them disabled. */
function OpenedMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ alignSelf: "start" }}
      >
        Más acciones
      </Button>
      <ActMenu anchor={anchor} onClose={close}>
        <ActItem label="Ver PDF" onClick={close} />
        <ActItem
          label="Completar contrato"
          reason="El contrato tiene servicios por comprar."
          onClick={close}
        />
      </ActMenu>
    </>
  );
}

const paymentFields = fieldsOf<Record<never, never>>()({ monto: amount({}, 250_000) });

const VERSIONS = [2, 1].map((value) => ({ value, label: `Versión ${value}` }));

function Compared({ onClose }: { readonly onClose: () => void }) {
  const [chosen, choose] = useState({ from: 1, to: 2 });
  const terms = [{ label: "Precio total", before: "$ 3.000.000", after: "$ 3.200.000" }];
  return (
    <CompareDialog
      title="Qué cambió entre dos versiones"
      from={VERSIONS}
      to={VERSIONS}
      chosen={chosen}
      onChoose={choose}
      terms={chosen.from === chosen.to ? [] : terms}
      onClose={onClose}
    />
  );
}

/** Returns a save handler for a specimen's dialog: it closes the dialog without an error. */
const closing = (close: () => void) => () => {
  close();
  return Promise.resolve(null);
};

function PaymentDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { control, submit } = useFields(paymentFields, { record: null, save: closing(onClose) });
  return (
    <FormDialog
      open={open}
      title="Registrar pago"
      lead="El pago queda por verificar."
      submit="Registrar pago"
      failure="El valor supera lo que falta por pagar."
      onSubmit={submit}
      onClose={onClose}
    >
      <MoneyField control={control} name="monto" label="Valor" required />
    </FormDialog>
  );
}

/** Shows dialogs, each with the button that opens it, and a button that explains why it is disabled. */
export const DialogSpecimens = () => (
  <>
    <Specimen name="ActButton">
      <State label="Se puede">
        <ActButton reason={null} variant="contained" onClick={nothing}>
          Completar contrato
        </ActButton>
      </State>
      <State label="No se puede: dice por qué">
        <ActButton reason="El contrato tiene servicios por comprar." variant="contained" onClick={nothing}>
          Completar el contrato
        </ActButton>
      </State>
    </Specimen>
    <Specimen name="ActIconButton">
      <State label="Se puede">
        <ActIconButton aria-label="Quitar la nota" hint="Quitar" onClick={nothing}>
          <DeleteIcon fontSize="small" />
        </ActIconButton>
      </State>
      <State label="Mientras nada se puede cambiar: dice por qué">
        <ChangesOff value="Estás viendo como otra persona: no puedes cambiar nada.">
          <ActIconButton aria-label="Quitar la otra nota" onClick={nothing}>
            <DeleteIcon fontSize="small" />
          </ActIconButton>
        </ChangesOff>
      </State>
    </Specimen>
    <Specimen name="ActMenu">
      <State label="Las flechas también se detienen en lo que no se puede: ahí se lee por qué">
        <OpenedMenu />
      </State>
    </Specimen>
    <Specimen name="ActRow" wide>
      <ActRow
        acts={[
          { label: "Ver PDF", onPress: nothing },
          { label: "Completar contrato", onPress: nothing, off: "El contrato tiene servicios por comprar." },
          { label: "Cancelar contrato", onPress: nothing, destructive: true },
        ]}
      />
    </Specimen>
    <Specimen name="MoreActs">
      <MoreActs
        acts={[
          { label: "Duplicar", onPress: nothing },
          { label: "Eliminar cotización", onPress: nothing, destructive: true },
        ]}
      />
    </Specimen>
    <Specimen name="RowMenu">
      <State label="Los actos de una fila">
        <RowMenu
          label="Acciones de la reserva de Ana Díaz"
          acts={[
            { label: "Editar", choose: nothing },
            { label: "Cancelar", reason: "Ya viajó.", choose: nothing },
          ]}
        />
      </State>
    </Specimen>
    <Specimen name="ConfirmDialog">
      <Opened
        label="Confirmar"
        dialog={(open, close) => (
          <ConfirmDialog
            open={open}
            title="¿Eliminar la cotización?"
            confirm="Eliminar cotización"
            destructive
            onConfirm={close}
            onClose={close}
          >
            Se elimina COT-2027-000123. No se puede deshacer.
          </ConfirmDialog>
        )}
      />
    </Specimen>
    <Specimen name="FormDialog">
      <Opened
        label="Formulario que fue rechazado"
        dialog={(open, close) => <PaymentDialog open={open} onClose={close} />}
      />
      <Opened
        label="Pedir un motivo"
        dialog={(open, close) =>
          open && (
            <ReasonDialog
              title="Rechazar cotización"
              lead={LONG}
              label="Motivo"
              submit="Rechazar"
              busy={false}
              failure={null}
              onSubmit={closing(close)}
              onClose={close}
            />
          )
        }
      />
    </Specimen>
    <Specimen name="CompareDialog">
      <Opened label="Dos versiones" dialog={(open, close) => open && <Compared onClose={close} />} />
    </Specimen>
    <Specimen name="LeaveDialog">
      <Opened
        label="Salir sin guardar"
        dialog={(open, close) => <LeaveDialog open={open} onStay={close} onLeave={close} />}
      />
    </Specimen>
    <Specimen name="StaleDialog">
      <Opened
        label="Cambios más recientes"
        dialog={(open, close) => (
          <StaleDialog open={open} onLatest={close} onMine={close} onClose={close}>
            Luz Peña guardó esta cotización hace 2 minutos.
          </StaleDialog>
        )}
      />
    </Specimen>
  </>
);
