export interface ServiceEnv {
  Variables: {
    requestId: string;
    /** The applicant whose rows the request may use: the subject of the verified access token. */
    owner: string;
  };
}
