import { lazy, Suspense } from 'react';
import { BrowserRouter, NavLink, Route, Routes } from 'react-router-dom';
import logo from '../assets/logo.svg';
import { Card } from '../components/Card';
import { Spinner } from '../components/Spinner';
import '../styles/app.less';

const Dashboard = lazy(() => import(/* webpackChunkName: "dashboard" */ '../pages/dashboard'));
const Lanes = lazy(() => import(/* webpackChunkName: "lanes" */ '../pages/lanes'));
const Orders = lazy(() => import(/* webpackChunkName: "orders" */ '../pages/orders'));
const Reports = lazy(() => import(/* webpackChunkName: "reports" */ '../pages/reports'));
const Settings = lazy(() => import(/* webpackChunkName: "settings" */ '../pages/settings'));

const PAGES = ['dashboard', 'orders', 'lanes', 'reports', 'settings'];

export function App() {
  return (
    <BrowserRouter>
      <header className="topbar">
        <img src={logo} alt="Harbor" />
        {PAGES.map((page) => (
          <NavLink key={page} to={`/${page}`}>
            {page}
          </NavLink>
        ))}
      </header>
      <Card title="Shipments">
        <Suspense fallback={<Spinner />}>
          <Routes>
            <Route path="/" element={<Dashboard />} />
            <Route path="/dashboard" element={<Dashboard />} />
            <Route path="/lanes" element={<Lanes />} />
            <Route path="/orders" element={<Orders />} />
            <Route path="/reports" element={<Reports />} />
            <Route path="/settings" element={<Settings />} />
          </Routes>
        </Suspense>
      </Card>
    </BrowserRouter>
  );
}
