<?php

// An own-dates API that passes its contract, written with PHP alone (8.1 or newer).
// Run it with `TOKEN=… [PROVIDER_STATES=1] php -S 127.0.0.1:8080 own-dates-api.php`.

declare(strict_types=1);

const DATES = '/api/v1/own-dates';
const LINKS = '/api/v1/calendar-links/own-dates';

/** The stored fields of each kind; other fields of a request are ignored. */
const FIELDS = [
    'date' => ['kind', 'title', 'date', 'time', 'until', 'place', 'choice'],
    'todo' => ['kind', 'title', 'date', 'done'],
];

final class Answer
{
    public function __construct(
        public readonly int $status,
        public readonly array|stdClass|null $body = null,
    ) {
    }

    /** An error with one plain sentence that may be shown to the applicant. */
    public static function error(int $status, string $code, string $message): self
    {
        return new self($status, ['code' => $code, 'message' => $message]);
    }
}

/** A date or a to-do. After removal only its version remains, which is never reused. */
final class Kept
{
    public function __construct(
        public readonly string $id,
        public readonly int $version = 0,
        public readonly ?array $details = null,
    ) {
    }

    /** In the format of responses; null after removal. */
    public function shown(): ?array
    {
        return $this->details === null
            ? null
            : ['id' => $this->id, 'version' => $this->version, ...$this->details];
    }
}

/** The data of one applicant. */
final class Account
{
    /** @var array<string, Kept> by id, in the order of creation */
    private array $kept = [];

    /** @var list<string> the tokens of calendar links */
    public array $calendarLinks = [];

    public bool $hasRoom = true;

    public bool $tokenIsRefused = false;

    public function list(): Answer
    {
        $shown = array_map(fn (Kept $one) => $one->shown(), $this->kept);
        return new Answer(200, ['dates' => array_values(array_filter($shown))]);
    }

    public function put(string $id, array $sent): Answer
    {
        if (!$this->hasRoom && $this->find($id)->details === null) {
            return Answer::error(422, 'tooMany', 'You have too many dates.');
        }
        return $this->change($id, $sent['expectedVersion'], self::detailsOf($sent))
            ?? new Answer(200, $this->find($id)->shown());
    }

    public function remove(string $id, int $expectedVersion): Answer
    {
        if ($this->find($id)->version === 0) {
            return Answer::error(404, 'notFound', 'There is no such date.');
        }
        return $this->change($id, $expectedVersion, null)
            ?? new Answer(200, ['version' => $this->find($id)->version]);
    }

    public function clear(): Answer
    {
        $this->kept = [];
        return new Answer(204);
    }

    /** @param list<array> $dates in the format of responses */
    public function keep(array $dates): void
    {
        foreach ($dates as $date) {
            $this->kept[$date['id']] = new Kept($date['id'], $date['version'], self::detailsOf($date));
        }
    }

    public function keepRemoved(string $id, int $version): void
    {
        $this->kept[$id] = new Kept($id, $version);
    }

    /**
     * Writes an item if the stored version is the expected one. A repeated request succeeds, because
     * the client may not have received the first response.
     *
     * @return ?Answer the conflict, or null
     */
    private function change(string $id, int $expectedVersion, ?array $details): ?Answer
    {
        $before = $this->find($id);
        if ($before->details === $details) {
            return null;
        }
        if ($before->version !== $expectedVersion) {
            return new Answer(409, ['version' => $before->version, 'current' => $before->shown()]);
        }
        $this->kept[$id] = new Kept($id, $before->version + 1, $details);
        return null;
    }

    private function find(string $id): Kept
    {
        return $this->kept[$id] ?? new Kept($id);
    }

    private static function detailsOf(array $sent): array
    {
        $details = [];
        foreach (FIELDS[$sent['kind']] as $name) {
            $details[$name] = $sent[$name];
        }
        return $details;
    }
}

/** @return array<string, Closure(Account, array): mixed> */
function states(): array
{
    return [
        '' => fn () => null,
        'own dates are kept' => fn (Account $account, array $params) =>
            $account->keep($params['dates']),
        'an own date was removed' => fn (Account $account, array $params) =>
            $account->keepRemoved($params['id'], $params['version']),
        'a calendar link is there' => fn (Account $account, array $params) =>
            $account->calendarLinks[] = $params['token'],
        'there is no room for another own date' => fn (Account $account) =>
            $account->hasRoom = false,
        'the access token is not accepted' => fn (Account $account) =>
            $account->tokenIsRefused = true,
    ];
}

/** Sets up a provider state for the account of the token, or clears the account. */
function changeState(Account &$account, array $body): Answer
{
    $setUp = states()[$body['state']] ?? null;
    if ($setUp === null) {
        return Answer::error(422, 'unknownState', 'There is no such state.');
    }
    if ($body['action'] === 'teardown') {
        $account = new Account();
    } else {
        $setUp($account, $body['params']);
    }
    return new Answer(200, new stdClass());
}

/** Handles a request such as `GET /things`. */
function answer(Account &$account, string $asked, array $body): Answer
{
    $token = getenv('TOKEN') ?: throw new LogicException('TOKEN is missing: that of the test account');
    $isOwner = ($_SERVER['HTTP_AUTHORIZATION'] ?? '') === "Bearer $token";
    if (getenv('PROVIDER_STATES') === '1' && $isOwner && $asked === 'POST /_pact/provider-states') {
        return changeState($account, $body);
    }
    if ($asked === 'POST ' . LINKS) {
        // The link is sufficient, because a calendar has no session.
        return in_array($body['token'], $account->calendarLinks, true)
            ? $account->list()
            : Answer::error(404, 'notFound', 'There is no such link.');
    }
    if (!$isOwner || $account->tokenIsRefused) {
        return Answer::error(401, 'tokenRefused', 'Sign in again.');
    }
    $id = rawurldecode(basename($asked));
    return match (true) {
        $asked === 'GET ' . DATES => $account->list(),
        $asked === 'DELETE ' . DATES => $account->clear(),
        str_starts_with($asked, 'PUT ' . DATES . '/') => $account->put($id, $body),
        str_starts_with($asked, 'DELETE ' . DATES . '/') =>
            $account->remove($id, (int) $_GET['expectedVersion']),
        default => Answer::error(404, 'notFound', 'There is nothing here.'),
    };
}

// Without this handler, PHP would continue with null for a missing field.
set_error_handler(fn (int $level, string $message) => throw new ErrorException($message));

// PHP keeps no state between requests, so a file stores the account. Your service has a database.
$file = sys_get_temp_dir() . "/own-dates-api-{$_SERVER['SERVER_PORT']}";
$account = is_file($file)
    ? unserialize(file_get_contents($file), ['allowed_classes' => [Account::class, Kept::class]])
    : new Account();
try {
    $asked = $_SERVER['REQUEST_METHOD'] . ' ' . strtok($_SERVER['REQUEST_URI'], '?');
    $sent = file_get_contents('php://input') ?: '{}';
    $answer = answer($account, $asked, json_decode($sent, true, flags: JSON_THROW_ON_ERROR));
} catch (ErrorException | JsonException | TypeError) {
    $answer = Answer::error(400, 'notUnderstood', 'The request cannot be read.');
}
if ($account != new Account()) {
    file_put_contents($file, serialize($account));
} elseif (is_file($file)) {
    unlink($file);
}

http_response_code($answer->status);
header('Content-Type: application/json');
if ($answer->body !== null) {
    echo json_encode($answer->body, JSON_THROW_ON_ERROR);
}
