import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { StashLimits, StashStore } from './stash-store.server.ts';
import {
  connectRedis,
  type RedisWatch,
} from '#app/platform/server/redis/redis-connection.server.ts';

/** All keys are in one slot of a Redis cluster, so that a script can use all of them. */
const KEY_PREFIX = 'applicant-hub:{kept-input}:1:';

/**
 * Four keys: the texts by key; the keys by expiry; the keys in alphabetical order, which is by
 * owner and age; and the total size of all texts. A key is `<owner>:<time>:<size>:<random>`.
 */
const KEYS = ['texts', 'ends', 'owners', 'size'];

const DROP = `
local texts, ends, owners, total = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local function size(id) return tonumber(string.match(id, '^[^:]*:%d+:(%d+):')) end
local function drop(id)
  redis.call('ZREM', ends, id)
  redis.call('ZREM', owners, id)
  local dropped = redis.call('HDEL', texts, id)
  if dropped == 1 then redis.call('DECRBY', total, size(id)) end
  return dropped
end
`;

/** Checks the limits and stores the text in one step, so that no other instance interferes. */
const KEEP = `${DROP}
local owner, random, sealed = ARGV[1], ARGV[2], ARGV[3]
local ttl, ownerSize, ownerTexts, totalSize =
  tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7])
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]

-- A server that is short of memory may have thrown one of them away.
if redis.call('EXISTS', unpack(KEYS)) < 4 then redis.call('DEL', unpack(KEYS)) end
for _, id in ipairs(redis.call('ZRANGEBYSCORE', ends, '-inf', now)) do drop(id) end

local own = redis.call('ZRANGEBYLEX', owners, '[' .. owner .. ':', '(' .. owner .. ';')
local used = 0
for _, id in ipairs(own) do used = used + size(id) end
for index, id in ipairs(own) do
  if #own - index + 1 < ownerTexts and used + #sealed <= ownerSize then break end
  used = used - size(id)
  drop(id)
end
while tonumber(redis.call('GET', total) or 0) + #sealed > totalSize do
  local oldest = redis.call('ZRANGE', ends, 0, 0)[1]
  if not oldest then break end
  drop(oldest)
end

local id = string.format('%s:%016.0f:%d:%s', owner, now, #sealed, random)
redis.call('HSET', texts, id, sealed)
redis.call('ZADD', ends, now + ttl * 1000, id)
redis.call('ZADD', owners, 0, id)
redis.call('INCRBY', total, #sealed)
for _, key in ipairs(KEYS) do redis.call('PEXPIRE', key, ttl) end
return id
`;

const REMOVE = `${DROP}
return drop(ARGV[1])
`;

/**
 * A store of form input that all instances share. While it is unavailable, input is not stored and
 * everything else works.
 */
export function createSharedStashStore(
  url: string,
  { ownerSize, ownerTexts, totalSize }: StashLimits,
  log: Logger,
  watch: RedisWatch = {},
): StashStore {
  const onDown = (error: unknown) =>
    log.error({ err: error }, 'form stash unavailable, typed text cannot be kept');
  const { redis, attempt, insist } = connectRedis(url, { onDown, ...watch }, KEY_PREFIX);

  return {
    keep: async (owner, sealed, ttlMs) => {
      if (sealed.length > ownerSize) return null;
      const random = randomBytes(24).toString('base64url');
      const values = [owner, random, sealed, ttlMs, ownerSize, ownerTexts, totalSize];
      const id = await insist(() => redis.eval(KEEP, KEYS.length, ...KEYS, ...values), null);
      return typeof id === 'string' ? id : null;
    },
    find: (id) => attempt(() => redis.hget('texts', id), null),
    remove: async (id) =>
      (await insist(() => redis.eval(REMOVE, KEYS.length, ...KEYS, id), 0)) === 1,
    close: () => {
      redis.disconnect();
      return Promise.resolve();
    },
  };
}
