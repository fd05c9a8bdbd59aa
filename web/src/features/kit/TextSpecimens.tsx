import Button from "@mui/material/Button";
import MenuList from "@mui/material/MenuList";
import type SvgIcon from "@mui/material/SvgIcon";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { About } from "../../ui/About.tsx";
import { AgoText } from "../../ui/AgoText.tsx";
import { DayText, InstantText } from "../../ui/DayText.tsx";
import { ActItem } from "../../ui/dialog/ActItem.tsx";
import { ChangedTerms } from "../../ui/ChangedTerms.tsx";
import { FigureLine } from "../../ui/FigureLine.tsx";
import { FigureParts } from "../../ui/FigureParts.tsx";
import { MoreActs } from "../../ui/MoreActs.tsx";
import { PlaceIndex } from "../../ui/PlaceIndex.tsx";
import { Figures } from "../../ui/Figures.tsx";
import { HiddenText } from "../../ui/HiddenText.tsx";
import * as deskIcons from "../../ui/desk/deskIcons.tsx";
import * as icons from "../../ui/icons.tsx";
import { KeysLegend } from "../../ui/desk/KeysLegend.tsx";
import { Kbd } from "../../ui/Kbd.tsx";
import { LettersSwitch } from "../../ui/LettersSwitch.tsx";
import { Money } from "../../ui/Money.tsx";
import { PictureCredits } from "../../ui/PictureCredits.tsx";
import { QrCode } from "../../ui/QrCode.tsx";
import { Section } from "../../ui/Section.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { Timeline } from "../../ui/Timeline.tsx";
import { LONG, tones } from "./kit.samples.ts";
import { Specimen, State } from "./Specimen.tsx";

/** Shows texts, amounts, days and their groups. */
export const TextSpecimens = () => (
  <>
    <Specimen name="Money">
      <State label="Valor, destacado, pérdida, ganancia, sin valor">
        <Stack direction="row" sx={{ gap: 4, flexWrap: "wrap" }}>
          <Money amount={1_234_567} />
          <Money amount={1_234_567} strong />
          <Money amount={-450_000} />
          <Money amount={450_000} signed />
          <Money amount={null} />
        </Stack>
      </State>
    </Specimen>
    <Specimen name="icons">
      <AllIcons icons={icons} />
    </Specimen>
    <Specimen name="deskIcons">
      <AllIcons icons={deskIcons} />
    </Specimen>
    <Specimen name="About">
      <About label="Recaudo">Lo que pagaron los clientes y ya se verificó.</About>
    </Specimen>
    <Specimen name="PictureCredits">
      <PictureCredits credits={["Foto: Ana Gil (CC BY)", "Foto: Bea Díaz (CC BY-SA)"]} />
    </Specimen>
    <Specimen name="DayText">
      <State label="Día, instante, sin fecha">
        <Stack direction="row" sx={{ gap: 4, flexWrap: "wrap" }}>
          <DayText day="2027-01-06" />
          <InstantText at="2027-01-06T13:05:00-05:00" />
          <DayText day={null} />
        </Stack>
      </State>
    </Specimen>
    <Specimen name="AgoText">
      <AgoText at="2027-01-06T13:05:00-05:00" />
    </Specimen>
    <Specimen name="ActItem">
      <State label="En un menú: se puede; no se puede, y por qué">
        <MenuList>
          <ActItem label="Enviar cotización" reason={null} />
          <ActItem label="Completar contrato" reason="El contrato tiene servicios por comprar." />
        </MenuList>
      </State>
    </Specimen>
    <Specimen name="CopyButton">
      <State label="Copia un número y lo dice en el mismo botón">
        <CopyButton text="69812345678" what="el número de la cuenta" />
      </State>
    </Specimen>
    <Specimen name="StatusChip">
      <State label="Un tono por significado; la palabra siempre acompaña al color">
        <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
          {tones.map(([tone, label]) => (
            <StatusChip key={tone} tone={tone} label={label} />
          ))}
        </Stack>
      </State>
    </Specimen>
    <Specimen name="FigureParts">
      <dl>
        <FigureParts
          figure={{ label: "Saldo", value: <Money amount={1_250_000} />, note: "300.000 por verificar" }}
        />
      </dl>
    </Specimen>
    <Specimen name="FigureLine" wide>
      <FigureLine
        figures={[
          { label: "Vencido", value: <Money amount={12_400_000} />, note: "7 contratos" },
          { label: LONG, value: "48" },
        ]}
      />
    </Specimen>
    <Specimen name="MoreActs">
      <MoreActs>
        <Button variant="outlined">Marcar vencidas</Button>
      </MoreActs>
    </Specimen>
    <Specimen name="PlaceIndex" wide>
      <PlaceIndex
        label="Lugares"
        places={[
          { label: "Cuentas", text: "Dónde pagan los clientes", to: "#cuentas" },
          { label: "Mensajes", text: "Los textos de WhatsApp que manda el equipo", to: "#mensajes" },
        ]}
      />
    </Specimen>
    <Specimen name="Figures">
      <State label="Con nota y con un texto largo">
        <Figures
          figures={[
            {
              label: "Vendido este mes",
              value: <Money amount={128_400_000} />,
              note: "12 % más que en diciembre",
            },
            { label: LONG, value: "48" },
            { label: "Por cobrar", value: <Money amount={0} /> },
          ]}
        />
      </State>
    </Specimen>
    <Specimen name="ChangedTerms">
      <State label="Cambia, se agrega y se retira" narrow>
        <ChangedTerms
          terms={[
            { label: "Salida", before: "20 de enero", after: "27 de enero" },
            { label: "Servicio", before: "", after: LONG },
            { label: "Servicio", before: "Traslados: Aeropuerto", after: "" },
          ]}
        />
      </State>
    </Specimen>
    <Specimen name="HiddenText">
      <State label="Solo lo lee un lector de pantalla">
        <Typography>
          3 <HiddenText>notificaciones sin leer</HiddenText>
        </Typography>
      </State>
    </Specimen>
    <Specimen name="Kbd">
      <Stack direction="row" sx={{ gap: 1 }}>
        <Kbd>Ctrl K</Kbd>
        <Kbd>J</Kbd>
      </Stack>
    </Specimen>
    <Specimen name="LettersSwitch">
      <LettersSwitch />
    </Specimen>
    <Specimen name="KeysLegend">
      <KeysLegend
        keys={[
          ["Enter", "Aceptar"],
          ["S", "Después"],
        ]}
      />
    </Specimen>
    <Specimen name="QrCode">
      <State label="Oscuro sobre claro en los dos temas">
        <QrCode
          text="https://travesia.test/verificar/ABCDE-FGHJK-MNPQR"
          label="Código QR de ejemplo"
          size={140}
        />
      </State>
    </Specimen>
    <Specimen name="Section">
      <State label="Con un botón y un título largo">
        <Section title={LONG} actions={<Button size="small">Editar</Button>}>
          <Typography>Lo que la sección contiene.</Typography>
        </Section>
      </State>
    </Specimen>
    <Specimen name="Timeline">
      <State label="De una persona, del sistema, con nota" narrow>
        <Timeline
          entries={[
            {
              id: "3",
              title: "Rechazada",
              who: "María Torres",
              at: "2027-01-06T13:05:00-05:00",
              tone: "clay",
              note: LONG,
            },
            { id: "2", title: "Enviada", who: "Asesora Ospina", at: "2027-01-05T09:00:00-05:00" },
            { id: "1", title: "Creada", at: "2027-01-04T08:00:00-05:00", tone: "leaf" },
          ]}
        />
      </State>
    </Specimen>
  </>
);

const AllIcons = ({ icons }: { readonly icons: Readonly<Record<string, typeof SvgIcon>> }) => (
  <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
    {Object.entries(icons).map(([name, Icon]) => (
      <Icon key={name} titleAccess={name} />
    ))}
  </Stack>
);
