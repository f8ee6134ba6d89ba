import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  /** Called while the content that failed is still in the document. */
  onFailing: () => void;
  /** Called after the content that failed is removed. */
  onFailure: (error: unknown) => void;
  children: ReactNode;
}

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
