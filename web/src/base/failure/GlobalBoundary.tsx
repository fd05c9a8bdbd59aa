import { Component, type ReactNode } from "react";
import { FailureScreen } from "./FailureScreen.tsx";

interface Failed {
  readonly failure: { readonly error: unknown } | null;
}

/**
 * Shows the global failure screen for any error outside a route; a class, because React supports error
 * boundaries only as classes.
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
