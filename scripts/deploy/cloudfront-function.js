// A CloudFront function (runtime 2.0) for viewer requests: names the file of a clean address, as other hosts do themselves.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler({ request }) {
  const { uri } = request;
  const name = uri.slice(uri.lastIndexOf('/') + 1);
  if (name === '') request.uri = `${uri}index.html`;
  // The name of a page may contain a dot, as in /guide/v1.2.
  else if (!/\.[a-z][a-z\d]+$/.test(name)) request.uri = `${uri}.html`;
  return request;
}
