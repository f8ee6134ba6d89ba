import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  /** Called while the failed content is still in the document. */
  onFailing: () => void;
  /** Called once the failed content is removed. */
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

/** Removes content that throws while it is rendered or in an effect, and reports it. */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  constructor(props: FailureBoundaryProps) {
    super(props);
    this.state = { hasFailed: false };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    this.props.onFailing();
    return null;
  }
}
