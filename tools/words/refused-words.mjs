/**
 * Words of our own that the code no longer uses, each with the standard term, which an engineer
 * would search for. Lint refuses them in comments and names, so that they do not come back.
 */

/** Refused in comments, and as a part of any name: `deed` is in `QueueDeed`. */
const words = new Map([
  ['stand-in', 'fake API'],
  ['stand-ins', 'fake APIs'],
  ['deed', 'intent'],
  ['deeds', 'intents'],
  ['heir', 'fallback'],
  ['finder', 'lookup'],
  ['finders', 'lookups'],
  ['flick', 'swipe'],
]);

/** Refused as whole names. */
const names = new Map([
  ['latePart', 'an island'],
  ['LatePart', 'an island'],
  ['HeldStill', 'an island'],
  ['leaveToBrowser', 'an island'],
  ['takeFromBrowser', 'an island'],
  ['lateScript', 'lazyModule'],
  ['loadEveryScript', 'preloadAll'],
  ['whenSeen', 'onVisible'],
  ['whenUsed', 'onInteraction'],
  ['whenRetried', 'onRetry'],
  ['askNowAndThen', 'pollWithBackoff'],
  ['useHeldFocus', 'useFocusFallback'],
  ['keepInput', 'stashForm'],
  ['takeKeptInput', 'popStashedForm'],
  ['KeptForm', 'StashedForm'],
  ['lostSession', 'redirectToSignIn'],
  ['prolongSession', 'extendSession'],
  ['changeContext', 'writeOptions'],
  ['longCallContext', 'callOptions'],
  ['readerOf', 'audienceOf'],
  ['holdInQueue', 'requireQueueClearance'],
  ['queueNews', 'queueStatus'],
  ['answerChange', 'mutationResponse'],
  ['sendOrKeep', 'submitOrPreserve'],
  ['LateAnswers', 'DeferredCalls'],
  ['takeOff', 'start'],
  ['inTime', 'withinBudget'],
  ['useSentAway', 'useOptimisticRemoval'],
  ['goThrough', 'leaveQueueWhenReachable'],
  ['hasNoLine', 'isOffline'],
  ['unsentOutcome', 'offlineOutcome'],
  ['askedAnswers', 'submittedAnswers'],
  ['shownAnswers', 'renderedAnswers'],
  ['keepNotice', 'flash'],
  ['withCalmFailure', 'withFallbackErrorPage'],
  ['ownName', 'canonicalHost'],
  ['buttonLook', 'buttonStyles'],
  ['ButtonLook', 'ButtonStyles'],
  ['markerLook', 'markerStyles'],
  ['listenTo', 'readAccessibilityTree'],
]);

/**
 * The words of a name, in lower case: `useFocusOfHeir` is use, focus, of, heir.
 *
 * @param {string} name
 */
const wordsOf = (name) =>
  name
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());

/** @param {string} name */
const refusedIn = (name) =>
  names.has(name)
    ? [[name, names.get(name)]]
    : wordsOf(name).flatMap((word) => (words.has(word) ? [[word, words.get(word)]] : []));

/** @type {import('eslint').Rule.RuleModule} */
const rule = {
  meta: {
    type: 'suggestion',
    messages: { refused: 'The word for "{{ word }}" is "{{ instead }}".' },
    schema: [],
  },
  create: (context) => {
    const { sourceCode } = context;
    /**
     * @param {import('eslint').AST.SourceLocation | null | undefined} loc
     * @param {(string | undefined)[][]} found
     */
    const refuse = (loc, found) => {
      for (const [word = '', instead = ''] of found) {
        if (loc) context.report({ loc, messageId: 'refused', data: { word, instead } });
      }
    };
    /** @param {{ name: string, loc?: import('eslint').AST.SourceLocation | null | undefined }} node */
    const check = ({ name, loc }) => refuse(loc, refusedIn(name));
    return {
      Program: () => {
        for (const { value, loc } of sourceCode.getAllComments()) {
          const inComment = value.match(/[A-Za-z]+(?:-[A-Za-z]+)*/g) ?? [];
          refuse(
            loc,
            inComment.flatMap((word) => {
              const instead = words.get(word.toLowerCase()) ?? names.get(word);
              return instead === undefined ? [] : [[word, instead]];
            }),
          );
        }
      },
      Identifier: check,
      PrivateIdentifier: check,
      JSXIdentifier: check,
    };
  },
};

export default { rules: { 'refused-words': rule } };
