/** The places that have an icon, by the names that Rspress gives them. */
export const SOCIAL_NAMES: Readonly<Record<string, string>> = {
  lark: 'Lark',
  discord: 'Discord',
  facebook: 'Facebook',
  github: 'GitHub',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  slack: 'Slack',
  x: 'X',
  youtube: 'YouTube',
  wechat: 'WeChat',
  qq: 'QQ',
  juejin: 'Juejin',
  zhihu: 'Zhihu',
  bilibili: 'Bilibili',
  weibo: 'Weibo',
  gitlab: 'GitLab',
  bluesky: 'Bluesky',
  npm: 'npm',
};

/** Is this an icon: one of the names in any letter case, or inline SVG? */
export function isSocialIcon(icon: string): boolean {
  return Object.hasOwn(SOCIAL_NAMES, icon.toLowerCase()) || icon.trimStart().startsWith('<svg');
}
