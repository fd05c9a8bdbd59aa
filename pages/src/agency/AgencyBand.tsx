import type { PictureContent } from "../trip/TripPicture.tsx";

/** Agency of a client's page. */
export interface AgencyContent {
  readonly name: string;
  /** Number in the Registro Nacional de Turismo. */
  readonly rnt: string;
  /** Null when it has no logo. */
  readonly logo: PictureContent | null;
  /** Its colour, `#RRGGBB`. */
  readonly colour: string;
}

/**
 * Shows the agency of a client's page: logo, name and registration over the colour of the agency. The logo
 * stays on white in both themes, as it was drawn.
 */
export const AgencyBand = ({ name, rnt, logo, colour }: AgencyContent) => (
  <div className="t-part t-band" style={{ borderBottomColor: colour }}>
    {logo && <img className="t-logo" {...logo} sizes="160px" alt="" />}
    <div>
      <p className="t-strong">{name}</p>
      <p className="t-small">RNT n.º {rnt}</p>
    </div>
  </div>
);
