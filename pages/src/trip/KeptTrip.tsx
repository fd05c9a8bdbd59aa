import { ScriptlessTrip, type ScriptlessTripContent } from "./ScriptlessTrip.tsx";

interface KeptTripProps extends ScriptlessTripContent {
  /** Address of the form that deletes the trip from the phone. */
  readonly forget: string;
}

/** Shows a trip that is stored on a phone, with the button that deletes it there. */
export const KeptTrip = ({ forget, ...trip }: KeptTripProps) => (
  <ScriptlessTrip
    {...trip}
    money={
      <form method="post" action={forget}>
        <button className="t-part t-button">Borrar de este teléfono</button>
      </form>
    }
  />
);
