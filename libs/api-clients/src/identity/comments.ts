import { z } from 'zod';
import type { Call, CallContext } from '../http/http.ts';
import type { Result } from '../http/result.ts';

/** The part of the account API that identifies a user to the comment service (LIV-10). */
export interface CommentsClient {
  /** A token that identifies the user to the account API (LIV-13). */
  idToken: (context: CallContext) => Promise<Result<string>>;
  /** The signature that the comment service accepts as a sign-in of this user (LIV-11). */
  commentSignature: (
    context: CallContext,
    who: { readonly uid: string; readonly idToken: string },
  ) => Promise<Result<string>>;
}

const idTokenSchema = z
  .object({ id_token: z.string().min(1).describe('sent with the request for the signature') })
  .transform(({ id_token: token }) => token);

const signatureSchema = z
  .object({ signature: z.string().min(1).describe('signs the applicant in to the comments') })
  .transform(({ signature }) => signature);

export function createCommentsClient(call: Call): CommentsClient {
  return {
    idToken: (context) =>
      call(
        { name: 'idToken', method: 'GET', path: '/account/account-info', schema: idTokenSchema },
        context,
      ),

    commentSignature: (context, { uid, idToken }) =>
      call(
        {
          name: 'commentSignature',
          method: 'POST',
          path: '/account/disqus-callback',
          body: { UID: uid, id_token: idToken },
          schema: signatureSchema,
        },
        context,
      ),
  };
}
