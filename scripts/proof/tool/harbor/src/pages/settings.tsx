import { useState } from 'react';
import { Card } from '../components/Card';

const LANGUAGES = ['en', 'zh', 'de'];

async function loadTitle(language: string): Promise<string> {
  const messages = await import(
    /* webpackChunkName: "locale-[request]" */ `../locales/${language}.json`
  );
  return messages.default.title;
}

export default function Settings() {
  const [title, setTitle] = useState('');
  return (
    <Card title="Settings">
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          onClick={async () => setTitle(await loadTitle(language))}
        >
          {language}
        </button>
      ))}
      <output>{title}</output>
    </Card>
  );
}
