import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { ASKED_FOR } from "@travesia/api/quotes/quote/proposal/client-words.rules";
import { useId } from "react";

/** Shows the wishes of a request, apart from the services that its price includes: they are no promise. */
export function AskedFor({ children }: { readonly children: string }) {
  const heading = useId();
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: { xs: 5, md: 6 } }}>
      <Typography id={heading} variant="h5" component="h2" sx={{ mb: 3 }}>
        {ASKED_FOR}
      </Typography>
      <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{children}</Typography>
    </Card>
  );
}
