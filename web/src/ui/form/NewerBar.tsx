import Snackbar from "@mui/material/Snackbar";
import { NewerAlert } from "./NewerNotice.tsx";

/** Draws the notice at the foot of the window, for a form that shows none itself. */
export const NewerBar = ({ onLatest }: { readonly onLatest: () => void }) => (
  <Snackbar open anchorOrigin={{ vertical: "bottom", horizontal: "center" }}>
    <div>
      <NewerAlert onLatest={onLatest} />
    </div>
  </Snackbar>
);
