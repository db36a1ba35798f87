export const config = { runtime: 'edge' };

export default () => new Response('edge');
