import type { PageElement, PageNode, PageRun, PageValue, RunFault } from './page-data';

interface Element {
  type: unknown;
  props: Record<string, unknown>;
}

type Component = (props: Record<string, unknown>) => unknown;

/** The compiled code of a page, as a function of its runtime. */
type PageBody = (runtime: object) => { default: Component };

/**
 * Runs in the realm of a page, with its code: makes the elements, renders the components that the page
 * defines, and turns everything into data. What fails is noted with its place and left out.
 *
 * Its source is taken as a text, so it has no imports. Methods only: what compiles this file
 * may wrap other functions that have a name in a helper of its own.
 */
export function createRealm(components: readonly string[]) {
  const { stringify } = JSON;
  const elements = new WeakSet<object>();
  /** Where a value was written. */
  const places = new WeakMap<object, string>();
  // What a page says depends on neither clock nor random numbers, and nothing may run after it has been read.
  Reflect.deleteProperty(Math, 'random');
  Reflect.deleteProperty(Intl, 'DateTimeFormat');
  Reflect.deleteProperty(Array, 'fromAsync');
  for (const name of [
    'Date',
    'Promise',
    'FinalizationRegistry',
    'Atomics',
    'SharedArrayBuffer',
    'WebAssembly',
  ]) {
    Reflect.deleteProperty(globalThis, name);
  }

  return {
    /** What runs now. */
    place: '',
    faults: [] as RunFault[],

    enter(place: string): void {
      this.place = place;
    },

    /** The value of an expression of the text, or nothing if it fails. */
    at(place: string, evaluate: () => unknown): unknown {
      this.place = place;
      try {
        const value = evaluate();
        if (Object(value) === value) places.set(value as object, place);
        return value;
      } catch (error) {
        this.place = place;
        this.fail('throws', this.messageOf(error));
        return undefined;
      }
    },

    messageOf(error: unknown): string {
      return error instanceof Error ? error.message : String(error);
    },

    fail(kind: RunFault['kind'], detail = ''): void {
      this.faults.push({ place: this.place, kind, detail });
    },

    run(body: PageBody): string {
      this.faults = [];
      let nodes: readonly PageNode[] = [];
      try {
        const create = this.createElement;
        const page = body({ Fragment: 'fragment', jsx: create, jsxs: create });
        const named = components.map((component) => [component, { component }]);
        this.enter('');
        nodes = this.nodesOf(create(page.default, { components: Object.fromEntries(named) }));
      } catch (error) {
        this.fail('throws', this.messageOf(error));
      }
      return stringify({ nodes, faults: this.faults } satisfies PageRun);
    },

    createElement(type: unknown, props: object): object {
      const element = { type, props };
      elements.add(element);
      return element;
    },

    /** What is between tags, flat. */
    nodesOf(value: unknown): readonly PageNode[] {
      if (value === undefined || value === null || typeof value === 'boolean' || value === '') {
        return [];
      }
      if (typeof value === 'function' || typeof value === 'symbol') {
        this.enter(places.get(value as object) ?? this.place);
        this.fail('object', `a ${typeof value}`);
        return [];
      }
      if (typeof value !== 'object') return [String(value)];
      this.enter(places.get(value) ?? this.place);
      if (elements.has(value)) return this.nodesOfElement(value as Element);
      if (Symbol.iterator in value) {
        return [...(value as Iterable<unknown>)].flatMap((item) => this.nodesOf(item));
      }
      this.fail('object', 'an object');
      return [];
    },

    nodesOfElement({ type, props }: Element): readonly PageNode[] {
      if (type === 'fragment') return this.nodesOf(props['children']);
      if (typeof type === 'function') {
        try {
          return this.nodesOf((type as Component)(props));
        } catch (error) {
          this.fail('throws', this.messageOf(error));
          return [];
        }
      }
      const isComponent = typeof type !== 'string';
      const name = isComponent ? (type as { component: string }).component : type;
      const element: PageElement = {
        name,
        isComponent,
        props: this.propsOf(props, isComponent),
        children: this.nodesOf(props['children']),
      };
      return [{ element }];
    },

    propsOf(props: Record<string, unknown>, isComponent: boolean): Record<string, PageValue> {
      const own: Record<string, PageValue> = {};
      for (const [name, value] of Object.entries(props)) {
        if (name === 'children' || name === 'ref' || value === undefined) continue;
        if (name === 'style' && !isComponent) {
          this.fail('style', '');
        } else {
          own[name] = this.valueOf(value, name);
        }
      }
      return own;
    },

    valueOf(value: unknown, name: string): PageValue {
      switch (typeof value) {
        case 'string':
        case 'boolean':
          return value;
        case 'number':
          return Number.isFinite(value) ? value : String(value);
        case 'bigint':
          return String(value);
        case 'object':
          return value === null ? null : this.objectOf(value, name);
        case 'function':
          this.enter(places.get(value) ?? this.place);
          this.fail('function', name);
          return null;
        default:
          return null;
      }
    },

    objectOf(value: object, name: string): PageValue {
      if (elements.has(value)) return { nodes: this.nodesOf(value) };
      if (Array.isArray(value)) return value.map((item) => this.valueOf(item, name));
      const entries = Object.entries(value).filter(([, part]) => part !== undefined);
      return {
        object: Object.fromEntries(entries.map(([key, part]) => [key, this.valueOf(part, name)])),
      };
    },
  };
}
