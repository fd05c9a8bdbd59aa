import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { ownTexts as texts } from "./client-page.texts.ts";
import type { OwnContractRecordFragment } from "./own-contract.generated.ts";

interface ContractAndTravellersProps {
  readonly contractNumber: string;
  readonly travellers: OwnContractRecordFragment["travellers"];
  /** Opens the contract's PDF; absent before there is one. */
  readonly onOpen?: () => void;
}

/** Shows the document that was signed, and who travels. */
export function ContractAndTravellers({ contractNumber, travellers, onOpen }: ContractAndTravellersProps) {
  return (
    <Stack sx={{ gap: 3 }}>
      {travellers.length > 0 && (
        <Stack component="ul" sx={{ listStyle: "none", m: 0, p: 0, gap: 1 }}>
          {travellers.map(({ name, titular }) => (
            <Typography key={name} component="li">
              {name}
              {titular && (
                <Typography component="span" color="textSecondary">
                  {" "}
                  · Titular
                </Typography>
              )}
            </Typography>
          ))}
        </Stack>
      )}
      {onOpen && (
        <Button variant="outlined" onClick={onOpen} sx={{ alignSelf: "flex-start" }}>
          {texts.openContract} {contractNumber}
        </Button>
      )}
    </Stack>
  );
}
