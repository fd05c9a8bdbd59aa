import Button from "@mui/material/Button";
import type { SeenAt } from "./useSaving.ts";

/** Shows the link to the page on which visitors see the saved record. */
const SeeOnPage = ({ at }: { readonly at: string }) => (
  <Button size="small" color="inherit" href={at} target="_blank" rel="noopener">
    Ver en la página
  </Button>
);

/** Seconds in which the link of the message can be reached. */
const SECONDS = 8;

/** Returns the message of a saved record that visitors see: `done: seenAt("Imagen actualizada", "/")`. */
export const seenAt = (said: string, at: string, seconds = SECONDS): SeenAt => ({
  said,
  seconds,
  action: <SeeOnPage at={at} />,
});
