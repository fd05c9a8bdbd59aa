import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { plainName } from "@travesia/api/colombia/plain";
import { radius } from "@travesia/api/look";
import { useRecordActs } from "../../../base/acts/record-acts.tsx";
import { PackagePicture } from "../../catalog/PackagePicture.tsx";
import { type Itinerary, itineraryReads, proposalPictureActs } from "./itinerary.acts.tsx";
import { itineraryTexts } from "./itinerary.texts.ts";

/** Hotel pictures of a calculation, in the form the server sends. */
export interface PicturedHotels {
  readonly hotel: {
    readonly nombre: string | null;
    readonly estadias: readonly { readonly nombre: string | null }[] | null;
  } | null;
  readonly imagenesHotel:
    | readonly {
        readonly hotel: string | null;
        readonly imagenes: readonly string[] | null;
        readonly ocultas: readonly string[] | null;
      }[]
    | null;
}

interface ProposalPicturesProps extends PicturedHotels {
  /** Quote or option with this proposal. */
  readonly of: Pick<Itinerary, "id" | "option">;
}

/**
 * Shows the hotel pictures in the proposal; each can be removed from the proposal and stays in the library.
 */
export function ProposalPictures({ hotel, imagenesHotel, of }: ProposalPicturesProps) {
  const { show, busy } = useRecordActs(proposalPictureActs, { reads: itineraryReads });
  if (!imagenesHotel?.length) return null;
  const names = [hotel?.nombre, ...(hotel?.estadias ?? []).map(({ nombre }) => nombre)];
  return (
    <Box sx={{ mt: 6, display: "grid", gap: 3 }}>
      <Typography sx={{ fontWeight: 650 }}>{itineraryTexts.pictures}</Typography>
      <Typography variant="body2" color="textSecondary">
        {itineraryTexts.picturesLead}
      </Typography>
      {imagenesHotel.map(({ hotel: key, imagenes, ocultas }) => {
        const name = names.find((one) => one && plainName(one) === key) ?? key ?? "";
        return (
          <Box key={key} role="group" aria-label={name} sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
            <Typography variant="body2" sx={{ width: "100%", overflowWrap: "anywhere" }}>
              {name}
            </Typography>
            {(imagenes ?? []).map((address, at) => {
              const shown = !ocultas?.includes(address);
              const act = shown ? "hide" : "show";
              const { label, color } = proposalPictureActs[act];
              return (
                <Box key={address} sx={{ width: 160 }}>
                  <Box
                    sx={{ borderRadius: `${radius.field}px`, overflow: "hidden", opacity: shown ? 1 : 0.35 }}
                  >
                    <PackagePicture address={address} alt="" sizes="160px" />
                  </Box>
                  {!shown && (
                    <Typography variant="body2" color="textSecondary">
                      {itineraryTexts.hiddenPicture}
                    </Typography>
                  )}
                  <Button
                    size="small"
                    color={color ?? "primary"}
                    disabled={busy}
                    aria-label={`${label}: imagen ${at + 1} de ${name}`}
                    onClick={() => show(act, { ...of, picture: address })}
                  >
                    {label}
                  </Button>
                </Box>
              );
            })}
          </Box>
        );
      })}
    </Box>
  );
}
