import type { ReactNode } from "react";
import { TripPage, type TripPageContent } from "./TripPage.tsx";

export interface ScriptlessTripContent extends TripPageContent {
  /** Title of the page: `Tu viaje a Cartagena`. */
  readonly title: string;
  /** Name of the agency. */
  readonly agency: string;
  /** Note on the acts that require a script; null when there are none. */
  readonly foot: string | null;
}

interface ScriptlessTripProps extends ScriptlessTripContent {
  readonly children?: ReactNode;
  readonly money?: ReactNode;
}

/** Shows a trip that is read without a script, below the name of the agency. */
export const ScriptlessTrip = ({ title, agency, foot, ...trip }: ScriptlessTripProps) => (
  <>
    <div className="t-part t-lead">
      <p className="t-strong">{agency}</p>
      <p className="t-title">{title}</p>
    </div>
    <TripPage {...trip} />
    {foot && (
      <noscript>
        <p className="t-part t-foot">{foot}</p>
      </noscript>
    )}
  </>
);
