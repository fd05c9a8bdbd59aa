import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";

interface ErrorStateProps {
  /** Message of the failure, in Spanish: `failureText(error, "quotes.list")`. */
  readonly message: string;
  /** The request's code, to be quoted to support. */
  readonly code?: string;
  readonly onRetry?: () => void;
  /** True when it is alone on the page: the message is then its heading. */
  readonly page?: boolean;
}

/** Shows that something failed to load: its name, and the way to try again. */
export function ErrorState({ message, code, onRetry, page = false }: ErrorStateProps) {
  return (
    <Card role="alert" sx={{ p: 6 }}>
      <Stack sx={{ alignItems: "flex-start", gap: 3 }}>
        <div>
          <Typography component={page ? "h1" : "p"} sx={{ fontWeight: 650 }}>
            {message}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Revisa tu conexión e inténtalo de nuevo. Si sigue igual, cuéntale a soporte qué estabas haciendo.
          </Typography>
        </div>
        {onRetry && (
          <Button variant="outlined" onClick={onRetry}>
            Reintentar
          </Button>
        )}
        {code && (
          <Typography variant="caption" color="textSecondary">
            Código: {code}
          </Typography>
        )}
      </Stack>
    </Card>
  );
}
