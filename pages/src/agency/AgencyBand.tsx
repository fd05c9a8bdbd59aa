import type { PictureContent } from "../trip/TripPicture.tsx";

/** Agency shown on a client's page. */
export interface AgencyContent {
  readonly name: string;
  /** Registration number in the Registro Nacional de Turismo. */
  readonly rnt: string;
  /** Logo of the agency; null when it has none. */
  readonly logo: PictureContent | null;
  /** Brand colour of the agency, `#RRGGBB`. */
  readonly colour: string;
}

/**
 * Shows the agency on a client's page: logo, name and registration number on the brand colour. The logo keeps
 * its white background in both themes.
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
