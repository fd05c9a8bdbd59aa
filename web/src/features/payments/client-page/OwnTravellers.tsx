import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Way } from "../../contracts/link-page/useNextPage.tsx";
import { ownTexts as texts } from "./client-page.texts.ts";
import type { OwnContractRecordFragment } from "./own-contract.generated.ts";

interface OwnTravellersProps {
  readonly travellers: OwnContractRecordFragment["travellers"];
  /** Number of travellers without a name. */
  readonly unnamed: number;
  /**
   * Link to the page where missing data are completed; null once the trip has begun, or when nobody can
   * complete them.
   */
  readonly complete: Way | null;
}

/** Shows the travellers, their missing document data, and the link to complete them. */
export function OwnTravellers({ travellers, unnamed, complete }: OwnTravellersProps) {
  const listed = [
    ...travellers,
    ...(unnamed > 0
      ? [{ name: texts.unnamed(unnamed), titular: false, lacks: texts.lackNames(unnamed) }]
      : []),
  ];
  const isMissing = listed.some(({ lacks }) => lacks !== null);
  return (
    <Stack sx={{ gap: 3, alignItems: "flex-start" }}>
      <Stack component="ul" sx={{ listStyle: "none", m: 0, p: 0, gap: 1 }}>
        {listed.map(({ name, titular, lacks }, place) => (
          <Typography key={`${name}:${place}`} component="li">
            {name}
            {titular && (
              <Typography component="span" color="textSecondary">
                {" "}
                · Titular
              </Typography>
            )}
            {lacks && complete && (
              <Typography component="span" color="warning" sx={{ display: "block", fontSize: "0.875rem" }}>
                {lacks}
              </Typography>
            )}
          </Typography>
        ))}
      </Stack>
      {isMissing && complete && (
        <Button variant="outlined" {...complete}>
          {texts.completeTravellers}
        </Button>
      )}
    </Stack>
  );
}
