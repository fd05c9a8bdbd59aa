import { useApolloClient } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { financialTexts as texts } from "./financial.texts.ts";

/** Shows the buttons that print and reload the figures of a page. */
export function FigureActions() {
  const client = useApolloClient();
  return (
    <>
      <Button variant="outlined" onClick={() => window.print()}>
        {texts.print}
      </Button>
      <Button variant="outlined" onClick={() => void client.refetchQueries({ include: "active" })}>
        {texts.refresh}
      </Button>
    </>
  );
}
