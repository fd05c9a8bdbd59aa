import { RecordLayout } from "../../ui/RecordLayout.tsx";
import { CustomerLine } from "../../ui/passage/CustomerLine.tsx";
import { DottedArc } from "../../ui/passage/DottedArc.tsx";
import { WaitsLine } from "../../ui/passage/WaitsLine.tsx";
import { NextStep } from "../../ui/passage/NextStep.tsx";
import { Passage } from "../../ui/passage/Passage.tsx";
import { PassageStamp } from "../../ui/passage/PassageStamp.tsx";
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

/** The passage, what follows next, and the page of one record. */
export const PassageSpecimens = () => (
  <>
    <Specimen name="Passage" wide>
      <State label="Completo">
        <Passage {...trip} />
      </State>
      <State label="Textos largos, sin origen ni precio">
        <Passage destination={LONG} status={{ label: "Borrador", tone: "neutral" }} />
      </State>
    </Specimen>
    <Specimen name="CustomerLine">
      <CustomerLine name="María Fernanda Torres" phone="+573001234567" />
      <CustomerLine name="Un cliente sin teléfono" />
    </Specimen>
    <Specimen name="PassageStamp">
      {tones.map(([tone, label]) => (
        <PassageStamp key={tone} tone={tone} label={label} />
      ))}
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
          waits={{ who: "María Torres (cliente)", step: "firmarlo", since: "2026-11-18T15:00:00Z" }}
          reminders={[{ label: "Recordar", onPress: nothing }]}
        >
          El cliente tiene el contrato para firmar.
        </NextStep>
      </State>
    </Specimen>
    <Specimen name="RecordLayout" wide>
      <RecordLayout title="Piezas de la interfaz" passage={<Passage {...trip} />} aside={<p>A un lado</p>}>
        <NextStep>Lo que sigue y las secciones, en orden.</NextStep>
      </RecordLayout>
    </Specimen>
  </>
);
