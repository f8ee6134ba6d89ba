/**
 * The script of the comment service, which a page with comments loads. The page sets the thread and
 * the signed-in user in `disqus_config`. The script inserts the thread into `#disqus_thread`.
 */
export const embedScript = `(() => {
  const wanted = { page: {} };
  window.disqus_config?.call(wanted);
  const { identifier, api_key, remote_auth_s3 } = wanted.page;
  const script = document.currentScript;

  const frame = document.createElement('iframe');
  frame.name = 'thread';
  frame.title = 'Comments';
  document.getElementById('disqus_thread').append(frame);

  // A form sends the data, so that no URL identifies the signed-in user.
  const form = document.createElement('form');
  form.method = 'post';
  form.target = frame.name;
  form.action = new URL('thread', script.src).href;
  const fields = {
    site: window.disqus_shortname,
    key: api_key,
    thread: identifier,
    signature: remote_auth_s3,
  };
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
})();
`;
