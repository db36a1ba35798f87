import { createRoot } from 'react-dom/client';
import './lib/polyfills';
import './styles/base.css';
import { App } from './app/App';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
