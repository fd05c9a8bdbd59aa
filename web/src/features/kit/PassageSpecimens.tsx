import { PassageStamp } from "@travesia/pages/passage/PassageStamp.tsx";
import { useState } from "react";
import { Money } from "../../ui/Money.tsx";
import { RecordHead } from "../../ui/RecordHead.tsx";
import { RecordLayout } from "../../ui/RecordLayout.tsx";
import { RecordPanels } from "../../ui/RecordPanels.tsx";
import { RecordTabs } from "../../ui/RecordTabs.tsx";
import { ContactButtons } from "../../ui/passage/ContactButtons.tsx";
import { CustomerLine } from "../../ui/passage/CustomerLine.tsx";
import { DottedArc } from "../../ui/passage/DottedArc.tsx";
import { MoreLink } from "../../ui/passage/MoreLink.tsx";
import { WaitsLine } from "../../ui/passage/WaitsLine.tsx";
import { WaitsLines } from "../../ui/passage/WaitsLines.tsx";
import { NextStep } from "../../ui/passage/NextStep.tsx";
import { Passage } from "../../ui/passage/Passage.tsx";
import { TripTicket } from "../../ui/passage/TripTicket.tsx";
import { kitPaths } from "./kit.paths.ts";
import { LONG, nothing, tones } from "./kit.samples.ts";
import { Specimen, State } from "./Specimen.tsx";

const trip = {
  number: "COT-2027-000123",
  origin: "Bogotá",
  destination: "San Andrés",
  departure: "2027-01-06",
  comeback: "2027-01-12",
  travellers: 4,
  price: 4_250_000,
  status: { label: "Enviada", tone: "sea" },
} as const;

/** Shows the tabs of a record with their content; two sets of tabs on one page have separate names. */
function Parts({ named }: { readonly named: string }) {
  const parts = [
    { key: named, label: "Resumen", content: <p>Qué sigue, y cómo va cada parte.</p> },
    { key: `${named}-pagos`, label: "Pagos", content: <p>El plan y los pagos.</p> },
    { key: `${named}-historia`, label: "Historia", content: <p>Quién hizo qué, y cuándo.</p> },
  ];
  const [open, setOpen] = useState(named);
  return (
    <>
      <RecordTabs label={`Un registro: ${named}`} parts={parts} open={open} onOpen={setOpen} />
      <RecordPanels parts={parts} open={open} />
    </>
  );
}

/** Shows the ticket header, the next step, and the page of one record. */
export const PassageSpecimens = () => (
  <>
    <Specimen name="Passage" wide>
      <State label="Completo">
        <Passage {...trip} />
      </State>
      <State label="Textos largos, sin origen ni precio">
        <Passage destination={LONG} status={{ label: "Borrador", tone: "neutral" }} />
      </State>
      <State label="Sellos">
        {tones.map(([tone, label]) => (
          <PassageStamp key={tone} tone={tone} label={label} />
        ))}
      </State>
    </Specimen>
    <Specimen name="TripTicket">
      <State label="Con una deuda, y con textos largos">
        <TripTicket {...trip} href={kitPaths.all.to()} note="Debe $ 1.250.000" />
      </State>
      <State label="Sin origen ni precio" narrow>
        <TripTicket
          number="CT-2027-000001"
          href={kitPaths.all.to()}
          destination={LONG}
          departure="2027-01-06"
          status={{ label: "Pendiente de pasajeros", tone: "sun" }}
        />
      </State>
    </Specimen>
    <Specimen name="CustomerLine">
      <CustomerLine name="María Fernanda Torres" phone="+573001234567" />
      <CustomerLine name="Un cliente sin teléfono" />
    </Specimen>
    <Specimen name="ContactButtons">
      <State label="Con el número escrito">
        <ContactButtons name="María Fernanda Torres" phone="+573001234567" />
      </State>
      <State label="Corto en un teléfono">
        <ContactButtons name="María Fernanda Torres" phone="+573001234567" short />
      </State>
    </Specimen>
    <Specimen name="DottedArc">
      <DottedArc />
    </Specimen>
    <Specimen name="WaitsLine">
      <State label="De una persona">
        <WaitsLine who="Ana Ruiz" step="enviarlo" />
      </State>
      <State label="De quien lo lee, y de varios">
        <WaitsLine who={null} step="responderla" />
        <WaitsLine who="Contabilidad" people={["Cleo", "Olga"]} step="verificar el pago" />
      </State>
    </Specimen>
    <Specimen name="WaitsLines">
      <State label="De varios pasos, los demás a un toque">
        <WaitsLines
          steps={[
            { who: "Ana Ruiz", step: "enviarlo" },
            { who: "Contabilidad", people: ["Cleo", "Olga"], step: "verificar el pago" },
          ]}
        />
      </State>
    </Specimen>
    <Specimen name="MoreLink">
      <State label="Cerrado y abierto">
        <MoreLink count={2} open={false} onPress={nothing} />
        <MoreLink count={2} open onPress={nothing} />
      </State>
    </Specimen>
    <Specimen name="NextStep" wide>
      <State label="Con una acción y otras en el menú, una de ellas apagada">
        <NextStep
          action={{ label: "Enviar cotización", onPress: nothing }}
          others={[
            { label: "Editar", onPress: nothing },
            {
              label: "Eliminar",
              onPress: nothing,
              off: "Solo se puede eliminar un contrato en borrador y sin pagos",
            },
          ]}
        >
          La cotización está lista para enviarse.
        </NextStep>
      </State>
      <State label="Trabajando">
        <NextStep action={{ label: "Enviar cotización", onPress: nothing, busy: true }}>{LONG}</NextStep>
      </State>
      <State label="Sin acciones: se espera a otra persona, a quien se le puede recordar">
        <NextStep
          waits={[
            { who: "María Torres (cliente)", step: "firmarlo", since: "2026-11-18T15:00:00Z" },
            { who: null, step: "responder la pregunta del cliente" },
          ]}
          reminders={[{ label: "Recordar", onPress: nothing }]}
        >
          El cliente tiene el contrato para firmar.
        </NextStep>
      </State>
    </Specimen>
    <Specimen name="RecordHead" wide>
      <State label="De un viaje, con lo que sigue y el dinero">
        <RecordHead
          number={trip.number}
          trip={trip}
          status={trip.status}
          customer={{ name: "María Fernanda Torres", phone: "+573001234567" }}
          figures={[
            { label: "Precio", value: <Money amount={4_250_000} /> },
            { label: "Pagado", value: <Money amount={1_250_000} /> },
            { label: "Saldo", value: <Money amount={3_000_000} /> },
          ]}
          action={{ label: "Enviar cotización", onPress: nothing }}
          others={[{ label: "Duplicar", onPress: nothing }]}
        />
      </State>
      <State label="Sin viaje ni teléfono, con texto largo">
        <RecordHead title={LONG} customer={{ name: "Un cliente sin teléfono" }} />
      </State>
    </Specimen>
    <Specimen name="RecordTabs">
      <Parts named="fichas" />
    </Specimen>
    <Specimen name="RecordPanels">
      <Parts named="partes" />
    </Specimen>
    <Specimen name="RecordLayout" wide>
      <RecordLayout title="Piezas de la interfaz" passage={<Passage {...trip} />} aside={<p>A un lado</p>}>
        <NextStep>Lo que sigue y las secciones, en orden.</NextStep>
      </RecordLayout>
    </Specimen>
  </>
);
