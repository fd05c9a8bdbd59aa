import { Component, type ReactNode } from "react";
import { FailureScreen } from "./FailureScreen.tsx";

interface Failed {
  readonly failure: { readonly error: unknown } | null;
}

/**
 * Whatever fails outside of a route ends on the global failure screen; React offers this to classes alone.
 */
export class GlobalBoundary extends Component<{ readonly children: ReactNode }, Failed> {
  override state: Failed = { failure: null };

  static getDerivedStateFromError(error: unknown): Failed {
    return { failure: { error } };
  }

  override render() {
    return this.state.failure ? <FailureScreen error={this.state.failure.error} /> : this.props.children;
  }
}
